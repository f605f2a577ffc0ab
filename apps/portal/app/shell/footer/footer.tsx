import { AGREEMENTS, type AgreementId, MINI_PROGRAM_NAME, OPERATOR, PRODUCT_NAME } from '@cheyantong/domain';
import { agreementAddress } from '../../features/agreements/index.ts';
import { HandoverCode } from '../../features/handover/index.ts';
import { useSettings } from '../../shared/settings.ts';
import { Link } from '../../shared/ui/link.tsx';
import styles from './footer.module.css';
import { ABOUT_COLUMN, FOOTER_COLUMNS, linkTo } from './footer-links.ts';
import { Registrations } from './registrations.tsx';

const FOOTER_QR_PX = 104;

export function Footer() {
  const { appEnv } = useSettings();
  const { company } = OPERATOR[appEnv];
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.logo}>
              <img src="/favicon.svg" alt="" width={30} height={30} />
              {PRODUCT_NAME}
            </p>
            <p className={styles.company}>
              {company}主办的车辆服务平台。不卖车，不收厂商推广费，检测与测评规程全部公开。
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ title, pages }) => (
            <LinkColumn key={title} title={title} links={pages.map(linkTo)} />
          ))}
          <RulesColumn />
          {appEnv === 'production' && (
            <LinkColumn title={ABOUT_COLUMN.title} links={ABOUT_COLUMN.pages.map(linkTo)} />
          )}
          <figure className={styles.code}>
            <HandoverCode size={FOOTER_QR_PX} />
            <figcaption>{MINI_PROGRAM_NAME}</figcaption>
          </figure>
        </div>
        <Registrations company={company} />
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: { name: string; path: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RulesColumn() {
  const documents = Object.entries(AGREEMENTS) as [AgreementId, { name: string }][];
  return (
    <section aria-label="规则">
      <h2 className={styles.title}>规则</h2>
      <ul>
        {documents.map(([document, { name }]) => (
          <li key={document}>
            <Link to={agreementAddress(document)} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
