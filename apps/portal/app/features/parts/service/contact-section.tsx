import { PAGES } from '../../../pages.ts';
import { useSettings } from '../../../shared/settings.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from './section.tsx';
import styles from './service.module.css';

export function ContactSection() {
  const { servicePhone } = useSettings().footer;
  return (
    <Section id="contact">
      <p>
        打开一件再用件，按“立即购买”留下手机号，供应商会与您联系。
        {servicePhone && `对平台有疑问，请致电客服 ${servicePhone}。`}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={PAGES.reusableShowroom.path}>去再用件展厅</ButtonLink>
      </div>
    </Section>
  );
}
