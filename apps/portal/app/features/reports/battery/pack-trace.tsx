import { readCode } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { traceAddress } from '../../traceability/index.ts';

/** The way to the battery's own history, where its number is one that can be traced. */
export function PackTrace({ packCode }: { packCode: string | null }) {
  if (!packCode || readCode(packCode).kind !== 'battery') return null;
  return (
    <p data-print="hide">
      <ButtonLink tone="quiet" size="small" to={traceAddress(packCode)}>
        查这块电池的流转记录
      </ButtonLink>
    </p>
  );
}
