import { FileSearch, KeyRound, type LucideIcon, QrCode } from 'lucide-react';
import { Card } from '../../shared/ui/card.tsx';
import styles from './how-it-works.module.css';

const STEPS: readonly { icon: LucideIcon; title: string; words: string }[] = [
  {
    icon: QrCode,
    title: '扫码或输入编号',
    words: '每份报告都有唯一编号和二维码。扫码会打开本页；也可以把编号抄在上面。',
  },
  {
    icon: KeyRound,
    title: '浏览器自己验签',
    words: '报告签发时用平台私钥签名。您的浏览器用公布的公钥验证，任何人都伪造不了，平台也不能事后改动。',
  },
  {
    icon: FileSearch,
    title: '核对收到的文件',
    words: '把收到的 PDF 拖进来，比对它的摘要与签名内容。改动一个字，摘要就不同。',
  },
];

/** How a check works, for those who want to know before they trust it. */
export function HowItWorks() {
  return (
    <Card id="how" title="如何核验" className={styles.card}>
      <ol className={styles.steps}>
        {STEPS.map(({ icon: Icon, title, words }) => (
          <li key={title} className={styles.step}>
            <Icon aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        核验只公开签名内容，不展示报告全文；VIN 已遮盖。页面结论与报告不一致时，请以本页为准。
      </p>
    </Card>
  );
}
