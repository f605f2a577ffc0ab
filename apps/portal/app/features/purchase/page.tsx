import { listProviders, type Provider } from '@cheyantong/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGES } from '../../pages.ts';
import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { requestOf } from '../../shared/server-context.ts';
import { providersOf } from '../catalogue/index.ts';
import { OrderPage } from './order-page.tsx';
import { PAGE_SERVICES, SERVICE_CONTENT, serviceOfPage } from './service-content.ts';

/** Providers and prices stand in the HTML; where they cannot be had, the page asks again by itself. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Provider[] | null> {
  const { pathname } = new URL(request.url);
  const service = PAGE_SERVICES.find((each) => PAGES[SERVICE_CONTENT[each].page].path === pathname);
  if (!service) return null;
  return await requestOf(context)
    .call(listProviders, providersOf(service))
    .catch(() => null);
}

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function ServiceOrderPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const { id } = useCurrentPage();
  const service = serviceOfPage(id);
  return <OrderPage key={service} service={service} seed={seed ?? undefined} />;
}
