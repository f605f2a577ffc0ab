import type { ReportHead } from '@cheyantong/contract';
import { Download, Link2, Printer } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useReportPdf } from '../use-report-pdf.ts';
import styles from './report-actions.module.css';

/** What a reader takes along. A sample was never issued: it can only be printed. */
export function ReportActions({ report, sample }: { report: ReportHead; sample: boolean }) {
  return (
    <div className={styles.actions}>
      {!sample && report.pdfUrl !== null && <PdfButton orderSn={report.orderSn} />}
      <div className={styles.row}>
        {!sample && (
          <Button
            tone="secondary"
            size="small"
            block
            icon={<Link2 aria-hidden="true" />}
            onClick={() => copy(report.verifyUrl)}
          >
            复制核验链接
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          block
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          打印
        </Button>
      </div>
    </div>
  );
}

function PdfButton({ orderSn }: { orderSn: string }) {
  const pdf = useReportPdf(orderSn);
  return (
    <Button block icon={<Download aria-hidden="true" />} loading={pdf.isOpening} onClick={pdf.open}>
      下载 PDF
    </Button>
  );
}

const copy = (link: string): Promise<void> =>
  copyText(link, { done: '核验链接已复制', refused: '无法复制，请扫描报告里的二维码' });
