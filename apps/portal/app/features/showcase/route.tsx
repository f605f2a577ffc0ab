import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestOf } from '../../shared/server-context.ts';

export { default } from './page.tsx';

/** The components are shown in the development environment only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (requestOf(context).settings.appEnv !== 'development') throw redirect('/home');
  return null;
}
