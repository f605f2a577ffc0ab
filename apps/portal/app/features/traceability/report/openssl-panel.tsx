import { Copy } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { opensslCommands } from '../verify/openssl-commands.ts';
import type { Proof } from './check-query.ts';
import styles from './openssl-panel.module.css';

/** For those who would rather not trust our page with the check. */
export function OpensslCommands({ proof: { words, signature, key } }: { proof: Proof }) {
  const commands = opensslCommands(words, signature, key);

  const copy = () => copyText(commands, { done: '命令已复制', refused: '无法复制，请选中文字后复制' });

  return (
    <Card>
      <details>
        <summary className={styles.summary}>
          用 OpenSSL 自己验证<span className={styles.remark}>给技术人员：不依赖本页面，需要 OpenSSL 3</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <pre className={styles.commands} tabIndex={0}>
          {commands}
        </pre>
        <Button tone="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={copy}>
          复制命令
        </Button>
      </details>
    </Card>
  );
}
