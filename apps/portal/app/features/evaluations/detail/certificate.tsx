import { Download, ShieldCheck } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { PAGES } from '../../../pages.ts';
import { useSettings } from '../../../shared/settings.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import type { Evaluation } from '../evaluation.ts';
import styles from './certificate.module.css';

const QR_PX = 120;

/** How anybody can find out that the result is ours and unaltered. */
export function Certificate({ evaluation: { certificate, reportUrl } }: { evaluation: Evaluation }) {
  const { publicUrl } = useSettings();
  if (!certificate) return null;
  const { code, digest, issuedBy, issuedTime } = certificate;
  const check = `${PAGES.traceability.path}?code=${encodeURIComponent(code)}`;
  return (
    <section id="verify" className={styles.block} aria-labelledby="verify-title">
      <QRCodeSVG value={publicUrl + check} size={QR_PX} level="M" marginSize={0} title="核验二维码" />
      <div className={styles.words}>
        <h2 id="verify-title" className={styles.title}>
          <ShieldCheck aria-hidden="true" />
          核验这份结果
        </h2>
        <p className={styles.how}>
          扫码或在「溯源查询」输入编号，页面上的分数应与 PDF 一致。改动过的 PDF 通不过核验。
        </p>
        <dl className={styles.facts}>
          <dt>结果编号</dt>
          <dd className={styles.code}>{code}</dd>
          <dt>摘要</dt>
          <dd className={styles.digest}>{digest}</dd>
          <dt>签发</dt>
          <dd>{issuedBy}</dd>
          <dt>签发时间</dt>
          <dd>{issuedTime}</dd>
        </dl>
        <div className={styles.actions} data-print="hide">
          <ButtonLink tone="secondary" size="small" to={check} icon={<ShieldCheck aria-hidden="true" />}>
            去核验
          </ButtonLink>
          {reportUrl && (
            <ButtonLink
              tone="secondary"
              size="small"
              to={reportUrl}
              reloadDocument
              download
              icon={<Download aria-hidden="true" />}
            >
              下载签名 PDF
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
