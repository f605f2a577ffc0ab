import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestOf } from '../../shared/server-context.ts';
import { sharedAddress } from './shared-address.ts';

/** Where phones send what their owner shares with the portal (the manifest's share_target): it leads on to a page. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const given = (name: string): string => searchParams.get(name) ?? '';
  const shared = { title: given('title'), text: given('text'), url: given('url') };
  return redirect(sharedAddress(shared, requestOf(context).settings.publicUrl));
}
