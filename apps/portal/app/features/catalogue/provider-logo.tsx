import type { Provider } from '@cheyantong/contract';
import styles from './provider-logo.module.css';

/** The name stands beside it, so the picture itself says nothing. */
export function ProviderLogo({ provider }: { provider: Pick<Provider, 'logoUrl'> }) {
  return <img className={styles.logo} src={provider.logoUrl} alt="" width={48} height={48} />;
}
