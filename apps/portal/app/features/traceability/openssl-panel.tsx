import { Copy } from 'lucide-react';
import { copyText } from '../../shared/copy-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import type { Proof } from './check-query.ts';
import styles from './openssl-panel.module.css';
import { opensslCommands } from './verify/openssl-commands.ts';

/** For those who would rather not trust our page with the check. */
export function OpensslCommands({ proof: { words, signature, key } }: { proof: Proof }) {
  const commands = opensslCommands(words, signature, key);

  const copy = () => copyText(commands, { done: '命令已复制', refused: '无法复制，请选中文字后复制' });

  return (
    <Card
      title="用 OpenSSL 自己验证"
      remark="不依赖本页面，需要 OpenSSL 3"
      aside={
        <Button tone="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={copy}>
          复制命令
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className={styles.commands} tabIndex={0}>
        {commands}
      </pre>
    </Card>
  );
}
