import { getReportPdfLink, type ReportHead } from '@cheyantong/contract';
import { Download, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
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
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    // Opened in the press itself: a window that opens only after the answer would be taken for an advert.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const { url } = await call(getReportPdfLink, { params: { orderSn } });
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      } else {
        window.location.assign(url);
      }
    } catch {
      tab?.close();
      toast.warning('PDF 暂时打不开，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button block icon={<Download aria-hidden="true" />} loading={busy} onClick={open}>
      下载 PDF
    </Button>
  );
}

const copy = (link: string): Promise<void> =>
  copyText(link, { done: '核验链接已复制', refused: '无法复制，请扫描报告里的二维码' });
