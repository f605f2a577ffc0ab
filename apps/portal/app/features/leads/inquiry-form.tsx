import { addClue } from '@cheyantong/contract';
import { wholeCarName } from '@cheyantong/domain';
import { call } from '../../shared/call.ts';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { mileageWords } from '../../shared/words.ts';
import { CarPicture } from '../used-cars/index.ts';
import { LeadForm } from './lead-form.tsx';
import { inquiryAbout } from './lead-subject.ts';
import styles from './mobile-dialog.module.css';

type InquiryRequest = Extract<MobileRequest, { mode: 'inquiry' }>;

const YEAR_DIGITS = 4;

/** Asks the dealer of one car for the best price. */
export function InquiryForm({ request }: { request: InquiryRequest }) {
  const { car } = request;
  return (
    <LeadForm
      request={request}
      send={(contact) => call(addClue, { body: { ...inquiryAbout(car), ...contact } })}
      agreement="userAgreement"
      submitLabel="询问底价"
      onAccepted={() =>
        openDialog({
          kind: 'mobile',
          mode: 'success',
          title: '询价已提交',
          description: `已转给${car.dealerName}，对方会尽快与您联系。您可以在个人中心查看进度，也可以撤回。`,
        })
      }
    >
      <section className={styles.subject} aria-label="询价车辆">
        <div className={styles.thumb}>
          <CarPicture car={car} sizes="112px" unmarked />
        </div>
        <div>
          <p className={styles.subjectName}>{wholeCarName(car)}</p>
          <p className={styles.facts}>
            <span>{car.recordDate.slice(0, YEAR_DIGITS)} 年上牌</span>
            <span>{mileageWords(car.mileage)}</span>
            <span>{car.registrationRegionCityName}</span>
          </p>
          <p className={styles.facts}>由{car.dealerName}回复</p>
        </div>
      </section>
    </LeadForm>
  );
}
