import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { askNativeLogin } from './ask-native-login.ts';
import styles from './native-login.module.css';

interface NativeLoginProps {
  /** Where the member goes on. */
  back: string;
  onBySms: () => void;
}

/** Leads on to the mini-program's login page at once; whoever comes back without having logged in finds both ways here. */
export function NativeLogin({ back, onBySms }: NativeLoginProps) {
  const asked = useRef(false);
  const ask = useEffectEvent(async () => {
    // Where there is no such page, the form is all there is.
    if (!(await askNativeLogin(back))) onBySms();
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, []);

  return (
    <div className={styles.ways}>
      <Button size="large" block onClick={() => void askNativeLogin(back)}>
        微信登录
      </Button>
      <Button tone="quiet" block onClick={onBySms}>
        用短信验证码登录
      </Button>
    </div>
  );
}
