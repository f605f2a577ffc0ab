import { CircleAlert, CircleCheck, Info, RotateCw, SquareTerminal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { shortHash } from '../chain/short-hash.ts';
import { BREACH_WORDS } from './breach-words.ts';
import type { SelfCheck } from './check-proof.ts';
import { HashTree } from './hash-tree.tsx';
import { RootsDialog } from './roots-dialog.tsx';
import styles from './self-check-card.module.css';
import { shellCommands } from './shell-commands.ts';
import type { AskedSelfCheck, Proven } from './use-self-check.ts';

/** The whole check once more, by this browser and by whoever does not trust it either. */
export function SelfCheckCard({ asked }: { asked: AskedSelfCheck }) {
  const [roots, setRoots] = useState(false);
  return (
    <Card
      id="self-check"
      title="自己核验"
      remark="不用相信我们，用公示的摘要重算一遍"
      aside={
        <Button tone="quiet" size="small" data-print="hide" onClick={() => setRoots(true)}>
          往日公示
        </Button>
      }
    >
      {asked.isPending && (
        <>
          <noscript>浏览器没有启用 JavaScript，不能在这里重算；上面的结论是平台给出的。</noscript>
          <div className={styles.waiting}>
            <SkeletonGroup label="正在取核验材料">
              <SkeletonBlock height={280} />
            </SkeletonGroup>
          </div>
        </>
      )}
      {asked.isError && (
        <ErrorState title="没能取到核验材料" onRetry={() => asked.refetch()} retrying={asked.isFetching}>
          {asked.error.message}
        </ErrorState>
      )}
      {asked.data && (
        <Outcome proven={asked.data} onAgain={() => asked.refetch()} isBusy={asked.isFetching} />
      )}
      {roots && <RootsDialog onClose={() => setRoots(false)} />}
    </Card>
  );
}

interface OutcomeProps {
  proven: Proven;
  onAgain: () => void;
  isBusy: boolean;
}

function Outcome({ proven: { proof, check, rootKeys }, onAgain, isBusy }: OutcomeProps) {
  const [commands, setCommands] = useState(false);
  const { published } = proof;
  const head = check.hashes[(published?.length ?? check.hashes.length) - 1] ?? '';
  const { tone, icon: Icon, title, sentence } = outcomeOf(check);
  return (
    <>
      <div className={styles.columns}>
        {published && check.root ? (
          <HashTree
            day={check.root.day}
            index={published.index}
            size={published.size}
            steps={published.path.length}
          />
        ) : (
          <p className={styles.unpublished}>今天的记录，次日列入公示后可以重算总摘要。</p>
        )}
        <ol className={styles.steps}>
          <Step number={1} title="取这条记录的摘要">
            <code>{shortHash(head)}</code>
          </Step>
          <Step number={2} title={`逐级并入 ${published?.path.length ?? 0} 个旁支`}>
            浅蓝方块，随记录给出
          </Step>
          <Step number={3} title="应等于当日总摘要">
            {check.root ? <code>{shortHash(check.root.digest)}</code> : '次日公示'}
          </Step>
        </ol>
        <div>
          <div className={styles.outcome} data-tone={tone} role="status">
            <p className={styles.title}>
              <Icon aria-hidden="true" />
              {title}
            </p>
            <p>{sentence}</p>
            <div className={styles.actions} data-print="hide">
              <Button
                tone="secondary"
                size="small"
                icon={<RotateCw aria-hidden="true" />}
                loading={isBusy}
                onClick={onAgain}
              >
                重新计算
              </Button>
              <Button
                tone="secondary"
                size="small"
                icon={<SquareTerminal aria-hidden="true" />}
                aria-expanded={commands}
                onClick={() => setCommands(!commands)}
              >
                命令行核验
              </Button>
            </div>
          </div>
          <p className={styles.note}>
            总摘要每日公布，任何人都可以留存。改动任何一条旧记录，当日总摘要就对不上。
          </p>
        </div>
      </div>
      {commands && <Commands text={shellCommands(proof, rootKeys)} />}
    </>
  );
}

function Commands({ text }: { text: string }) {
  return (
    <div className={styles.commands}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <Button
        tone="secondary"
        size="small"
        onClick={() => copyText(text, { done: '命令已复制', refused: '无法复制，请选中文字后复制' })}
      >
        复制命令
      </Button>
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <p className={styles.stepTitle}>{title}</p>
        <p className={styles.stepText}>{children}</p>
      </div>
    </li>
  );
}

function outcomeOf({ breach, unsupported, root, tookMs }: SelfCheck) {
  if (breach) {
    return {
      tone: 'bad',
      icon: CircleAlert,
      title: '对不上',
      sentence: `您的浏览器发现：第 ${breach.seq} 环节${BREACH_WORDS[breach.what]}。`,
    } as const;
  }
  if (unsupported) {
    return {
      tone: 'neutral',
      icon: Info,
      title: '本浏览器未能验签',
      sentence: '摘要与链路对得上，但这个浏览器不支持所用的签名算法。请换用新版浏览器，或用命令行核验。',
    } as const;
  }
  return {
    tone: 'good',
    icon: CircleCheck,
    title: root ? '与公示一致' : '签名与链路一致',
    sentence: `您的浏览器刚刚重算过签名、链路、企业公钥和总摘要，用时 ${tookMs} 毫秒，内容没有上传。`,
  } as const;
}
