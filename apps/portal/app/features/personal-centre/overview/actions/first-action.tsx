import { SearchCheck } from 'lucide-react';
import { PAGES } from '../../../../pages.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { ActionCard } from './action-card.tsx';

/** For somebody who has neither ordered nor read anything yet. */
export const FirstAction = () => (
  <ActionCard
    occasion="从这里开始"
    icon={SearchCheck}
    tone="plain"
    title="买之前，先看清一辆车的来历"
    remark="用车架号查维修、出险和电池记录；估值免费，不需要手机号。"
    buttons={
      <>
        <ButtonLink tone="secondary" to={PAGES.repair.path}>
          查维修记录
        </ButtonLink>
        <ButtonLink tone="secondary" to={PAGES.estimate.path}>
          免费估值
        </ButtonLink>
      </>
    }
  />
);
