export { NativeLogin } from './login/native-login.tsx';
