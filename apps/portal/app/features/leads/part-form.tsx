import { buyPart, type PartItem, type PartPurchase } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { MOST_PARTS_AT_ONCE, minuteOf } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { isOffered, type MobileRequest, type WantedPart } from '../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { anotherLike, MyCarFit } from '../parts/index.ts';
import { LeadForm } from './lead-form.tsx';
import { PartSummary } from './part-summary.tsx';

interface PartFormProps {
  request: MobileRequest;
  part: PartItem | WantedPart;
}

/** Buys a part that is on offer, or says which one is looked for. */
export function PartForm({ request, part }: PartFormProps) {
  const [quantity, setQuantity] = useState(1);
  const [isGone, setIsGone] = useState(false);
  const offered = isOffered(part);
  const most = offered ? Math.min(part.stock, MOST_PARTS_AT_ONCE) : MOST_PARTS_AT_ONCE;
  const { modelName, parentTypeName, typeName } = part;
  return (
    <LeadForm
      request={request}
      send={(contact) =>
        call(buyPart, {
          body: {
            modelName,
            parentTypeName,
            typeName,
            quantity,
            ...(offered && { partId: part.partId }),
            ...contact,
          },
        })
      }
      onRefused={(failure) => setIsGone(failure instanceof CallFailure && failure.code === 'A0510')}
      agreement="privacyStatement"
      submitLabel={offered ? '确认购买' : '提交求购'}
      onAccepted={(bought) =>
        openDialog({
          kind: 'mobile',
          mode: 'success',
          title: offered ? '购买意向已提交' : '求购已登记',
          description: `已转给${bought.receiverName}（${bought.quantity} 件），对方会与您确认车型、价格与发货。${heldWords(bought)}您可以在个人中心查看进度，也可以撤回。`,
        })
      }
    >
      <PartSummary part={part} />
      {offered && <MyCarFit fits={part.fits} />}
      {offered && isGone && <LookForAnother part={part} />}
      {most > 1 && (
        <Field label="数量" group hint={offered ? `库存 ${part.stock} 件` : undefined}>
          <Stepper label="数量" value={quantity} onValueChange={setQuantity} min={1} max={most} unit="件" />
        </Field>
      )}
    </LeadForm>
  );
}

const heldWords = ({ reservedUntil }: PartPurchase): string =>
  reservedUntil ? `这件货为您预留到 ${minuteOf(reservedUntil)}。` : '';

/** Somebody else was quicker: a supplier may have another one. */
function LookForAnother({ part }: { part: PartItem }) {
  return (
    <NoteBand tone="caution">
      <p>库存已被其他买家预留，24 小时内没有成交会重新开放。</p>
      <Button
        tone="secondary"
        size="small"
        onClick={() => openDialog({ kind: 'mobile', mode: 'part', part: anotherLike(part) })}
      >
        登记求购
      </Button>
    </NoteBand>
  );
}
