import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FormSection } from './form-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import styles from './showcase.module.css';
import { StatesSection } from './states-section.tsx';

/** Every base component in every state, to look at and to test against. */
export default function ShowcasePage() {
  return (
    <main className={styles.page}>
      <h1 className={styles.pageTitle}>基础组件</h1>
      <ButtonsSection />
      <FieldsSection />
      <FormSection />
      <ChoicesSection />
      <OverlaysSection />
      <NavigationSection />
      <ContentSection />
      <StatesSection />
      <PicturesSection />
    </main>
  );
}
