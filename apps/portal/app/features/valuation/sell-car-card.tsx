import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type CarAnswers, carForSale } from './car-answers.ts';
import styles from './sell-car-card.module.css';

/** The free way: leave a number and be called. What was answered goes along. */
export function SellCarCard({ answers }: { answers: CarAnswers }) {
  return (
    <Card title="想直接卖车？">
      <div className={styles.row}>
        <p className={styles.text}>留下手机号，本地合作机构免费报价；谁看过您的号码，个人中心都能查到。</p>
        <Button
          tone="secondary"
          onClick={() => openDialog({ kind: 'mobile', mode: 'sellCar', car: carForSale(answers) })}
        >
          免费高价估值
        </Button>
      </div>
    </Card>
  );
}
