import { ArrowRight } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { AboutFrame } from '../about-frame.tsx';
import styles from './introduction.module.css';
import { linkOf, SERVICE_GROUPS } from './services.ts';

/** What each service does, who answers for it, and what it cannot tell. */
export default function IntroductionPage() {
  return (
    <AboutFrame aside="做什么、谁负责、做不到什么">
      {SERVICE_GROUPS.map(({ title, remark, services }) => (
        <Card key={title} title={title} remark={remark}>
          <ul className={styles.services}>
            {services.map((service) => {
              const { to, name } = linkOf(service);
              return (
                <li key={to} className={styles.service}>
                  <h3 className={styles.name}>
                    <Link to={to}>
                      {name}
                      <ArrowRight aria-hidden="true" />
                    </Link>
                  </h3>
                  <p className={styles.what}>{service.what}</p>
                  <dl className={styles.facts}>
                    <dt>谁负责</dt>
                    <dd>{service.who}</dd>
                    <dt>要知道</dt>
                    <dd>{service.limit}</dd>
                  </dl>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
      <NoteBand>
        付费报告下单前列明机构、价格、预计时间和退款规则；查无数据的全额原路退款，无需申请。对结果有疑问，请到
        <Link to={PAGES.contact.path} className={styles.link}>
          联系我们
        </Link>
        留言，两个工作日内答复。
      </NoteBand>
    </AboutFrame>
  );
}
