import type { Invoice } from '@cheyantong/contract';
import { Download } from 'lucide-react';
import styles from './invoices.module.css';

const NAMES = { pdf: 'PDF', ofd: 'OFD', xml: 'XML' } as const;

/** Links to what the invoicing service gave; each opens for a few minutes and is renewed meanwhile. */
export function InvoiceFiles({ invoice }: { invoice: Invoice }) {
  const { files, redFiles, invoiceNumber } = invoice;
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <FileLinks label={`发票 ${invoiceNumber}`} words="发票" files={files} />
      {redFiles.length > 0 && (
        <FileLinks label={`红字发票 ${invoice.redNumber}`} words="红字发票" files={redFiles} />
      )}
    </div>
  );
}

interface FileLinksProps {
  label: string;
  words: string;
  files: Invoice['files'];
}

function FileLinks({ label, words, files }: FileLinksProps) {
  return (
    <p className={styles.fileRow}>
      <span className={styles.fileKind}>{words}</span>
      {files.map(({ format, link }) => (
        <a
          key={format}
          href={link}
          download
          className={styles.file}
          aria-label={`下载${label}，${NAMES[format]} 文件`}
        >
          <Download aria-hidden="true" />
          {NAMES[format]}
        </a>
      ))}
    </p>
  );
}
