import { Card } from '../../../shared/ui/card.tsx';
import { MyTickets, TicketForm, TicketSearch } from '../../tickets/index.ts';
import { AboutFrame } from '../about-frame.tsx';
import { Channels } from './channels.tsx';
import styles from './contact.module.css';
import { OfficeMap } from './office-map.tsx';

/** Write to us and get a number, or come by. */
export default function ContactPage() {
  return (
    <AboutFrame aside="留言有编号，凭编号查进度">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title="给我们留言" remark="提交后得到编号，凭编号查进度">
            <TicketForm />
          </Card>
          <Card title="查留言进度">
            <TicketSearch />
          </Card>
          <MyTickets />
        </div>
        <div className={styles.column}>
          <Card title="直接联系">
            <Channels />
          </Card>
          <Card flush>
            <OfficeMap />
          </Card>
        </div>
      </div>
    </AboutFrame>
  );
}
