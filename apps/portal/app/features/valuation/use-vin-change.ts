import { vinProblem } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { changeVin, useOrderDraft } from '../purchase/index.ts';
import { vinQuery } from '../vehicles/index.ts';
import { modelOfVin } from './model-of-vin.ts';
import type { CarAnswersState } from './use-valuation-form.ts';

/** Takes a VIN while it is typed. As long as it is unfinished or wrong, no other answer is lost. */
export function useVinChange(decideModel: CarAnswersState['decideModel']) {
  const queryClient = useQueryClient();
  return async (typed: string): Promise<void> => {
    changeVin(typed);
    if (vinProblem(typed)) return;
    const read = await queryClient.fetchQuery(vinQuery(typed)).catch(() => null);
    const isStillThere = useOrderDraft.getState().car.vin === typed;
    if (read && isStillThere) decideModel((chosen) => modelOfVin(read, chosen));
  };
}
