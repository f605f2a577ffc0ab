import { CODE_KINDS, type TracedObject } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import { TraceLayout } from './trace-layout.tsx';
import { VerdictBand } from './verdict-band.tsx';

/** The page in grey, in its own shape. */
export function TraceSkeleton() {
  return (
    <SkeletonGroup label="正在核验">
      <TraceLayout band={<SkeletonBlock height={148} />} side={<SkeletonBlock height={560} />}>
        <SkeletonBlock height={860} />
      </TraceLayout>
    </SkeletonGroup>
  );
}

const UNKNOWN: Record<TracedObject, { advice: string }> = {
  part: { advice: '请与标签逐位核对；仍查不到，请向卖方要回收证明和拆解企业的资质，看清来源再买。' },
  battery: { advice: '请与铭牌逐位核对；仍查不到，可到国家动力电池溯源平台查询，或向卖方要来源凭证。' },
};

/** Nobody has recorded this code with us. That does not make it false. */
export function UnknownTrace({ code, object }: { code: string; object: TracedObject }) {
  useRemembered(code, 'unknown');
  return (
    <VerdictBand
      verdict="unknown"
      title="查无此码"
      sentence={
        <>
          可能抄错，也可能不是在本平台登记的。<strong>查无不等于假。</strong>
          {UNKNOWN[object].advice}
        </>
      }
      codeName={CODE_KINDS[object].label}
      code={code}
    >
      <ButtonLink size="small" to={`${PAGES.traceability.path}`}>
        改一位再查
      </ButtonLink>
      <ButtonLink tone="secondary" size="small" to={PAGES.contact.path}>
        联系客服
      </ButtonLink>
    </VerdictBand>
  );
}

/** Somebody came without a code, or with half of one. */
export function NoTraceCode({ page, hint }: { page: string; hint: string | null }) {
  return (
    <>
      <PageHeading>{page}</PageHeading>
      <EmptyState
        title="没有完整的编号"
        action={<ButtonLink to={PAGES.traceability.path}>去输入编号</ButtonLink>}
      >
        {hint}
      </EmptyState>
    </>
  );
}
