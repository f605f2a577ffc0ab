import type { PartItem } from '@cheyantong/contract';
import type { WantedPart } from '../../shared/dialogs/mobile-request.ts';

/** Words that end the name of the cars a part fits: 大众 朗逸 2018–2022款. */
const YEARS = / \d{4}(–\d{4})?款$/;

/** Another part of the same kind for the same cars, for a supplier to find. */
export const anotherLike = ({ modelName, parentTypeName, typeName }: PartItem): WantedPart => ({
  modelName: modelName.replace(YEARS, ''),
  parentTypeName,
  typeName,
});
