import { Copy, ScanLine } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { traceAddress } from '../../traceability/index.ts';
import styles from './trace-code.module.css';

/** The part's own number, to be compared with the one on its label. */
export function TraceCode({ code }: { code: string }) {
  const copy = () => copyText(code, { done: '溯源码已复制', refused: '无法复制，请选中文字后复制' });
  return (
    <div className={styles.band}>
      <ScanLine className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>溯源码</p>
        <p className={styles.code}>{code}</p>
      </div>
      <p className={styles.hint}>收货时请与配件标签上的编码逐位核对</p>
      <Button tone="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={copy}>
        复制
      </Button>
      <ButtonLink size="small" to={traceAddress(code)}>
        查流转记录
      </ButtonLink>
    </div>
  );
}
