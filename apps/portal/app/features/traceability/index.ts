export { CameraDialog } from './desk/pictures/camera-dialog.tsx';
export { traceAddress } from './trace-address.ts';
