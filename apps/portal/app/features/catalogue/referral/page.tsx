import { type Advert, listAdverts, listProviders, type Provider } from '@cheyantong/contract';
import { SERVICES, type Service } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { BelowFold } from '../../../shared/start/below-fold.tsx';
import { Later } from '../../../shared/start/later.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SectionTabs } from '../../../shared/ui/section-tabs.tsx';
import { AdvertStrip, advertsAt } from '../../news/index.ts';
import { providersOf } from '../catalogue-queries.ts';
import { HouseRules } from './house-rules.tsx';
import styles from './page.module.css';
import { ProviderSection } from './provider-section.tsx';

/** In the order in which people who buy a car ask for them. */
const SHOWN = ['repair', 'accident', 'battery', 'inspection', 'valuation'] as const satisfies Service[];

const SECTIONS = Object.fromEntries(SHOWN.map((service) => [service, SERVICES[service].name])) as Record<
  Service,
  string
>;

const UNAVAILABLE = 503;

interface ReferralSeed {
  providers: Partial<Record<Service, Provider[]>>;
  adverts: Advert[] | null;
}

/** A section that cannot be had does not take the page along: the browser asks for it again. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const [adverts, ...lists] = await Promise.all([
    call(listAdverts, advertsAt('recommended')).catch(() => null),
    ...SHOWN.map((service) => call(listProviders, providersOf(service)).catch(() => null)),
  ]);
  const known = SHOWN.flatMap((service, at) => (lists[at] ? [[service, lists[at]] as const] : []));
  const seed: ReferralSeed = { providers: Object.fromEntries(known), adverts };
  return data(seed, { status: known.length > 0 ? 200 : UNAVAILABLE });
}

/** In the browser each section asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function ReferralPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <PageHeading aside="由合作机构提供。按查到多少、多快、退多少来比，不卖位置">
          {PAGES.referralService.title}
        </PageHeading>
        <Badge outline>演示数据</Badge>
      </div>
      <SectionTabs sections={SECTIONS} />
      <NoteBand>
        查到比例是近一年付款订单里查到至少一条记录的比例，与下单页同一来源。
        <strong>查不到不等于没有发生</strong>
        ：钱会自动退回，车况仍要看实车。机构名称均为示例。
      </NoteBand>
      {SHOWN.map((service, at) => {
        // The first one begins on a phone's first screen.
        const Part = at === 0 ? Later : BelowRows;
        return (
          <Part key={service}>
            <ProviderSection service={service} seed={seed?.providers[service]} />
          </Part>
        );
      })}
      <BelowRows>
        <HouseRules />
        <AdvertStrip place="recommended" seed={seed?.adverts} />
      </BelowRows>
    </div>
  );
}

const BelowRows = ({ children }: { children: ReactNode }) => <BelowFold rows>{children}</BelowFold>;
