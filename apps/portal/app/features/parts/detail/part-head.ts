import type { PartDetail } from '@cheyantong/contract';
import type { SchemaThing } from '../../../shared/head/json-ld.ts';
import type { PageHead } from '../../../shared/head/page-meta.ts';
import { partAddress, partPrice, warrantyWords } from '../part-words.ts';

/** A part as search engines and previews are told of it. */
export function partHead(part: PartDetail, absolute: (path: string) => string): PageHead {
  const address = partAddress(part.partId);
  return {
    title: part.partName,
    description: `${part.partName}（${part.conditionLabel}${part.partGradeLabel ? `，${part.partGradeLabel}` : ''}），适配 ${part.modelName}，${partPrice(part.price)}，${warrantyWords(part.warrantyMonths)}，${part.cityName} ${part.supplierName}。`,
    address,
    picture: part.shareImageUrl,
    things: [partData(part, address, absolute)],
  };
}

function partData(part: PartDetail, address: string, absolute: (path: string) => string): SchemaThing {
  return {
    '@type': 'Product',
    name: part.partName,
    url: absolute(address),
    image: part.shareImageUrl ? absolute(part.shareImageUrl) : undefined,
    category: `${part.parentTypeName} > ${part.typeName}`,
    mpn: part.oeNo ?? undefined,
    itemCondition: `https://schema.org/${part.condition === 'remanufactured' ? 'RefurbishedCondition' : 'UsedCondition'}`,
    // Where the supplier names no price there is nothing to offer yet.
    offers:
      part.price === null
        ? undefined
        : {
            '@type': 'Offer',
            price: part.price / 100,
            priceCurrency: 'CNY',
            availability: `https://schema.org/${part.onSale && part.stock > 0 ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: part.supplierName },
          },
  };
}
