import { CODE_KINDS, readCode, type TracedObject } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import { mendAddress, traceAddress } from '../trace-address.ts';
import { VERDICTS } from '../verdicts.ts';
import { UnknownAdvice } from './unknown-advice.tsx';
import { VerdictBand } from './verdict-band.tsx';

/** Nobody has recorded this code with us. That does not make it false. */
export function UnknownTrace({ code, object }: { code: string; object: TracedObject }) {
  useRemembered(code, 'unknown');
  return (
    <>
      <VerdictBand
        look={VERDICTS.unknown}
        title="查无此码"
        sentence={
          <>
            可能抄错，也可能不是在本平台登记的。<strong>查无不等于假。</strong>
          </>
        }
        codeName={CODE_KINDS[object].label}
        code={code}
      >
        <ButtonLink size="small" to={mendAddress(code)}>
          改一位再查
        </ButtonLink>
        <ExampleLink object={object} />
      </VerdictBand>
      <UnknownAdvice code={code} object={object} />
    </>
  );
}

const PAGE_NAMES: Record<TracedObject, string> = {
  part: PAGES.partTrace.title,
  battery: PAGES.batteryTrace.title,
};

/** Somebody came without a code, with half of one, or with one of another kind. */
export function NoTraceCode({ object, typed }: { object: TracedObject; typed: string }) {
  const { code, whole, hint } = readCode(typed);
  const { label } = CODE_KINDS[object];
  return (
    <>
      <PageHeading>{PAGE_NAMES[object]}</PageHeading>
      <EmptyState
        title={whole ? `这不是${label}` : '没有完整的编号'}
        action={
          <>
            <ButtonLink to={traceAddress(code)}>{actionWords(code, whole)}</ButtonLink>
            <ExampleLink object={object} />
          </>
        }
      >
        {whole ? `${code} 是另一种编号，可以直接去查。` : hint}
      </EmptyState>
    </>
  );
}

function actionWords(code: string, whole: boolean): string {
  if (code === '') return '去输入编号';
  return whole ? '去查这个编号' : '接着输完';
}

function ExampleLink({ object }: { object: TracedObject }) {
  const { label, example } = CODE_KINDS[object];
  return (
    <ButtonLink tone="quiet" size="small" to={traceAddress(example)}>
      看一个{label}的例子
    </ButtonLink>
  );
}
