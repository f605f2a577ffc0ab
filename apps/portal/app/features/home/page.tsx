import { HomeHero } from './home-hero.tsx';
import { ServiceEntries } from './service-entries.tsx';

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <ServiceEntries />
    </>
  );
}
