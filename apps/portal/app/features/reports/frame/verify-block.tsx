import type { ReportHead } from '@cheyantong/contract';
import { OPERATOR } from '@cheyantong/domain';
import { ShieldCheck } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { PAGES } from '../../../pages.ts';
import { useSettings } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './verify-block.module.css';

const QR_PX = 120;

interface VerifyBlockProps {
  id: string;
  report: ReportHead;
  sample: boolean;
}

/** How anybody can find out that this document is ours and unaltered. */
export function VerifyBlock({ id, report, sample }: VerifyBlockProps) {
  const { company } = OPERATOR[useSettings().appEnv];
  return (
    <section id={id} className={styles.block} aria-labelledby="verify-title">
      <div className={styles.code} data-sample={sample || undefined}>
        <QRCodeSVG
          value={report.verifyUrl}
          size={QR_PX}
          level="M"
          marginSize={0}
          title={sample ? '样例二维码' : '核验二维码'}
        />
        {sample && <span className={styles.sampleMark}>样例</span>}
      </div>
      <div>
        <h2 id="verify-title" className={styles.title}>
          <ShieldCheck aria-hidden="true" />
          核验这份报告
        </h2>
        <p>
          {sample
            ? '样例没有签发，不能核验。正式报告可扫码，或在「溯源查询」输入编号核验。'
            : '扫码或在「溯源查询」输入编号，页面结论应与此一致。涂改过的 PDF 无法通过核验。'}
          <Link
            to={sample ? PAGES.traceability.path : checkAddress(report.reportCode)}
            className={styles.link}
            data-print="hide"
          >
            如何核验
          </Link>
        </p>
        <dl className={styles.facts}>
          <Fact name="校验码" value={sample ? '样例不设校验码' : report.checkCode} />
          <Fact name="签发" value={company} />
          <Fact name="签发时间" value={report.reportTime} />
          {report.validUntil && <Fact name="有效期至" value={report.validUntil} />}
        </dl>
      </div>
    </section>
  );
}

const checkAddress = (reportCode: string): string =>
  `${PAGES.traceability.path}?code=${encodeURIComponent(reportCode)}`;

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
