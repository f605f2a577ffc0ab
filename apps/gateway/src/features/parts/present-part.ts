import type { PartDetail, PartFit, PartItem } from '@cheyantong/contract';
import {
  dateTimeText,
  maskDealerPhone,
  maskText,
  PART_CONDITIONS,
  PART_GRADES,
  seriesWithBrand,
  toWan,
  yearsOf,
} from '@cheyantong/domain';
import { partPictureUrl, partShareUrl } from '../pictures/index.ts';
import type { PartFitRow } from './fits.ts';
import type { FoundPart, ListedPart } from './parts.ts';
import { piecesLeft } from './reserve.ts';

export const presentPart = ({ part, supplier, fits, ...kind }: ListedPart): PartItem => ({
  partId: String(part.id),
  partName: part.name,
  coverUrl: partPictureUrl(kind.drawing),
  parentTypeId: String(kind.groupId),
  parentTypeName: kind.groupName,
  typeId: String(part.typeId),
  typeName: kind.typeName,
  modelName: part.modelName,
  price: part.priceCents,
  newPrice: part.newPriceCents,
  condition: part.condition,
  conditionLabel: PART_CONDITIONS[part.condition].label,
  partGrade: part.grade,
  partGradeLabel: part.grade && PART_GRADES[part.grade].label,
  stock: piecesLeft(part),
  warrantyMonths: part.warrantyMonths,
  cityName: supplier.cityName,
  supplierName: supplier.name,
  traceCode: part.traceCode,
  publishTime: dateTimeText(part.publishedAt),
  fits: fits.map(presentFit),
});

export function presentPartDetail(found: FoundPart): PartDetail {
  const item = presentPart(found);
  const { part, supplier, dismantler } = found;
  return {
    ...item,
    images: item.coverUrl ? [item.coverUrl] : [],
    shareImageUrl: partShareUrl(found.drawing),
    oeNo: part.oeNo,
    onSale: part.status === 'onSale' && part.stock > 0,
    adaptModels: item.fits.filter(({ sameOe }) => !sameOe).map((fit) => `${fit.seriesName} ${yearsOf(fit)}`),
    sourceVehicle: donorOf(part),
    dismantler: dismantler && {
      name: dismantler.name,
      licenseNo: dismantler.licenseNo,
      address: dismantler.address,
    },
    testItems: part.tests.map(({ passed, ...test }) => ({ ...test, pass: passed ? 1 : 0 })),
    remanufactureLicence: part.remanufactureLicence,
    supplierPhoneMasked: supplier.phone && maskDealerPhone(supplier.phone),
    contentHtml: paragraphs(part.description),
  };
}

const presentFit = ({ partId: _, brandName, ...fit }: PartFitRow): PartFit => ({
  ...fit,
  brandId: String(fit.brandId),
  seriesId: String(fit.seriesId),
  seriesName: seriesWithBrand(brandName, fit.seriesName),
});

function donorOf(part: FoundPart['part']): PartDetail['sourceVehicle'] {
  if (!part.donorBrand || !part.donorModel || !part.donorVin) return null;
  return {
    brandName: part.donorBrand,
    modelName: part.donorModel,
    vinMasked: maskText(part.donorVin),
    mileage: part.donorMileageKm === null ? null : toWan(part.donorMileageKm),
    scrapDate: part.scrappedOn,
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The supplier writes plain lines; nothing in them is read as markup. */
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`)
    .join('');
