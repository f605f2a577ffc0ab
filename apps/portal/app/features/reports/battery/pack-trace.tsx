import { ButtonLink } from '../../../shared/ui/button.tsx';
import { traceAddress } from '../../traceability/index.ts';

/** The way to the battery's own history, where one is recorded. */
export function PackTrace({ traceCode }: { traceCode: string | null }) {
  if (!traceCode) return null;
  return (
    <p data-print="hide">
      <ButtonLink tone="quiet" size="small" to={traceAddress(traceCode)}>
        查这块电池的流转记录
      </ButtonLink>
    </p>
  );
}
