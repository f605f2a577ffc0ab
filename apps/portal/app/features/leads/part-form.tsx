import { buyPart, type PartItem } from '@cheyantong/contract';
import { MOST_PARTS_AT_ONCE } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { isOffered, type MobileRequest, type WantedPart } from '../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { LeadForm } from './lead-form.tsx';
import { PartSummary } from './part-summary.tsx';

interface PartFormProps {
  request: MobileRequest;
  part: PartItem | WantedPart;
}

/** Buys a part that is on offer, or says which one is looked for. */
export function PartForm({ request, part }: PartFormProps) {
  const [quantity, setQuantity] = useState(1);
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
      agreement="privacyStatement"
      submitLabel={offered ? '确认购买' : '提交求购'}
      onAccepted={(bought) =>
        openDialog({
          kind: 'mobile',
          mode: 'success',
          title: offered ? '购买意向已提交' : '求购已登记',
          description: `已转给${bought.receiverName}（${bought.quantity} 件），对方会与您确认车型、价格与发货。您可以在个人中心查看进度，也可以撤回。`,
        })
      }
    >
      <PartSummary part={part} />
      {most > 1 && (
        <Field label="数量" group hint={offered ? `库存 ${part.stock} 件` : undefined}>
          <Stepper label="数量" value={quantity} onValueChange={setQuantity} min={1} max={most} unit="件" />
        </Field>
      )}
    </LeadForm>
  );
}
