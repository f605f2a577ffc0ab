import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGES } from '../../pages.ts';
import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { requestOf } from '../../shared/server-context.ts';
import { OrderPage } from './order-page.tsx';
import { loadOrder, type OrderSeed } from './order-seed.ts';
import { PAGE_SERVICES, SERVICE_CONTENT, serviceOfPage } from './service-content.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<OrderSeed | null> {
  const address = new URL(request.url);
  const service = PAGE_SERVICES.find((each) => PAGES[SERVICE_CONTENT[each].page].path === address.pathname);
  return service ? loadOrder(requestOf(context).call, service, address) : null;
}

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function ServiceOrderPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const { id } = useCurrentPage();
  const service = serviceOfPage(id);
  return <OrderPage key={service} service={service} seed={seed ?? undefined} />;
}
