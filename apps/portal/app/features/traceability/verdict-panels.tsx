import { DEMO_CODES, NOBODYS_CODE, TRACE_VERDICTS, type TraceVerdict } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { traceAddress } from './trace-address.ts';
import styles from './verdict-panels.module.css';
import { VERDICTS } from './verdicts.ts';

interface Explanation {
  sentence: ReactNode;
  facts: readonly (readonly [name: string, value: string])[];
  next: string;
  example: { code: string; words: string };
}

const EXPLANATIONS: Record<TraceVerdict, Explanation> = {
  genuine: {
    sentence: '每一环都有签名，前后相接，与当日的公示一致。',
    facts: [
      ['签名', '每一步都有效'],
      ['链路', '前后相接，没有缺环'],
      ['查询次数', '一并列出，多了要留意'],
    ],
    next: '再对照实物：码是真的，不等于件是真的。',
    example: { code: DEMO_CODES.part, words: '看一条真的记录' },
  },
  unknown: {
    sentence: (
      <>
        可能抄错，也可能不是平台登记的。<strong>查无不等于假。</strong>
      </>
    ),
    facts: [
      ['校验位', '不符时当场提示'],
      ['相近的码', '邻位抄反时给出'],
      ['其他平台', '不在本平台记录内'],
    ],
    next: '改一位再查，或向卖方要来源凭证。',
    example: { code: NOBODYS_CODE, words: '看查无的回答' },
  },
  altered: {
    sentence: (
      <>
        记录或文件与签发时不是同一份，<strong>请以平台记录为准。</strong>
      </>
    ),
    facts: [
      ['改动处', '指明是哪一步'],
      ['签名', '与内容对不上'],
      ['公示', '与当日总摘要不符'],
    ],
    next: '先别付款，保留证据并举报。',
    example: { code: DEMO_CODES.rewordedPart, words: '看一条被改动的' },
  },
  withdrawn: {
    sentence: (
      <>
        签发方主动撤回，<strong>不能再作为依据。</strong>旧记录仍可查看。
      </>
    ),
    facts: [
      ['撤回时间', '随结果列出'],
      ['原因', '由撤回方写明'],
      ['替代', '有新的就给出链接'],
    ],
    next: '看替代的那一份，没有就重新检测。',
    example: { code: DEMO_CODES.withdrawnBattery, words: '看一条已撤回的' },
  },
};

/** What an answer can be, before anybody has asked. */
export function VerdictPanels() {
  return (
    <section aria-labelledby="verdicts-title">
      <SectionHeading id="verdicts-title" remark="先看颜色旁边的字，再看下一步">
        结果只有四种
      </SectionHeading>
      <ul className={styles.panels}>
        {TRACE_VERDICTS.map((verdict) => {
          const { word, short, tone, icon: Icon } = VERDICTS[verdict];
          const { sentence, facts, next, example } = EXPLANATIONS[verdict];
          return (
            <li key={verdict} className={styles.panel} data-tone={tone}>
              <div className={styles.head}>
                <span className={styles.tile}>
                  <Icon aria-hidden="true" />
                </span>
                <div>
                  <h3 className={styles.word}>{word}</h3>
                  <p className={styles.short}>{short}</p>
                </div>
              </div>
              <div className={styles.body}>
                <p>{sentence}</p>
                <dl className={styles.facts}>
                  {facts.map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <p className={styles.next}>{next}</p>
                <ButtonLink tone="secondary" block to={traceAddress(example.code)}>
                  {example.words}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
