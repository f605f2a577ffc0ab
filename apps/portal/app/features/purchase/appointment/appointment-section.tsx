import type { OpenCity } from '@cheyantong/contract';
import { MINUTE_MS, PAYMENT } from '@cheyantong/domain';
import { type Place, rememberFirstCity } from '../../../shared/city.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Cascader } from '../../../shared/ui/cascader/cascader.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { fieldMark } from '../../../shared/ui/focus-field.ts';
import { PhoneInput } from '../../../shared/ui/phone-input.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { changeVisit } from '../order-draft.ts';
import type { Problems } from '../problems.ts';
import styles from './appointment-section.module.css';
import { OutletList } from './outlet-list.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { BOTH, type Visit } from './use-visit.ts';

interface AppointmentProps {
  visit: Visit;
  shown: Problems;
}

/** An unpaid order keeps its half-day. */
const HELD_MINUTES = PAYMENT.windowMs / MINUTE_MS;

const NAME_MAX = 20;
const ADDRESS_MAX = 120;

/** Where and when the car is looked at, and whom to call. */
export function AppointmentSection({ visit, shown }: AppointmentProps) {
  return (
    <Card title="选择检测点和时间" remark={`提交订单后为您保留 ${HELD_MINUTES} 分钟`}>
      <div className={styles.fields}>
        <div className={styles.narrow} {...fieldMark('city')}>
          <CityField visit={visit} error={shown.city} />
        </div>
        <div {...fieldMark('outlet')}>
          <OutletList visit={visit} error={shown.outlet} />
        </div>
        {visit.outlet && (
          <div {...fieldMark('slot')}>
            <SlotPicker
              outlet={visit.outlet}
              date={visit.choice.date}
              period={visit.choice.period}
              periods={visit.periods}
              error={shown.slot}
            />
          </div>
        )}
        {visit.outlet?.serviceMode === BOTH && <ModeField onSite={visit.choice.onSite} />}
        {visit.choice.onSite && (
          <div {...fieldMark('address')}>
            <Field label="上门地址" required error={shown.address}>
              <TextInput
                keyboard="words"
                value={visit.choice.address}
                onValueChange={(address) => changeVisit({ address })}
                maxLength={ADDRESS_MAX}
                placeholder="小区、楼栋、车位"
                autoComplete="street-address"
              />
            </Field>
          </div>
        )}
        <ContactFields visit={visit} shown={shown} />
      </div>
    </Card>
  );
}

function CityField({ visit, error }: { visit: Visit; error: string | undefined }) {
  const { openCities, city, unopened } = visit;
  return (
    <Field
      label="检测城市"
      group
      required
      error={error}
      hint={unopened && !error ? `${unopened}暂未开通，请选择就近的城市` : undefined}
    >
      <Cascader<Place>
        label="检测城市"
        placeholder="请选择已开通的城市"
        value={city}
        onChange={(path) => {
          const chosen = path.map(({ id, name }) => ({ id, name }));
          changeVisit({ city: chosen, outletId: null, date: null });
          rememberFirstCity(chosen);
        }}
        loadChildren={async (province) => {
          const open = openCities.data ?? (await openCities.refetch({ throwOnError: true })).data ?? [];
          return province ? citiesOf(open, province.id) : provincesOf(open);
        }}
        isLeaf={(_, level) => level > 0}
        invalid={Boolean(error)}
      />
    </Field>
  );
}

const provincesOf = (open: readonly OpenCity[]): Place[] => [
  ...new Map(
    open.map(({ provinceCode, provinceName }) => [provinceCode, { id: provinceCode, name: provinceName }]),
  ).values(),
];

const citiesOf = (open: readonly OpenCity[], provinceCode: string): Place[] =>
  open
    .filter((city) => city.provinceCode === provinceCode)
    .map(({ cityCode, cityName }) => ({ id: cityCode, name: cityName }));

function ModeField({ onSite }: { onSite: boolean }) {
  return (
    <Field label="检测方式" group>
      <RadioGroup
        look="row"
        value={onSite ? 'onSite' : 'atOutlet'}
        onValueChange={(mode) => changeVisit({ onSite: mode === 'onSite' })}
        options={[
          { value: 'atOutlet', label: '到店检测' },
          { value: 'onSite', label: '上门检测' },
        ]}
      />
    </Field>
  );
}

function ContactFields({ visit: { choice }, shown }: AppointmentProps) {
  return (
    <div className={styles.pair}>
      <div {...fieldMark('contactName')}>
        <Field label="联系人" required error={shown.contactName}>
          <TextInput
            keyboard="words"
            value={choice.contactName}
            onValueChange={(contactName) => changeVisit({ contactName })}
            maxLength={NAME_MAX}
            autoComplete="name"
            placeholder="送检人姓名"
          />
        </Field>
      </div>
      <div {...fieldMark('contactPhone')}>
        <Field label="联系电话" required error={shown.contactPhone}>
          <PhoneInput
            value={choice.contactPhone}
            onValueChange={(contactPhone) => changeVisit({ contactPhone })}
            placeholder="检测点会在前一天确认"
          />
        </Field>
      </div>
    </div>
  );
}
