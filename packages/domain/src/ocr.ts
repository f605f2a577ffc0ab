/** What is read from pictures of documents, by kind of document. A field that could not be read is null. */
export const OCR_FIELDS = {
  idCardFront: ['name', 'sex', 'ethnicity', 'birthDate', 'address', 'idNumber'],
  idCardBack: ['issueAuthority', 'validPeriod', 'validStartDate', 'validEndDate'],
  businessLicense: [
    'creditCode',
    'companyName',
    'companyType',
    'legalPerson',
    'registeredCapital',
    'establishDate',
    'businessTermStart',
    'businessTermEnd',
    'businessAddress',
    'businessScope',
  ],
  vehicleLicense: [
    'licensePlateNumber',
    'vehicleType',
    'owner',
    'address',
    'useNature',
    'model',
    'vinCode',
    'engineNumber',
    'registrationDate',
    'issueDate',
  ],
  vin: ['vinCode'],
} as const;

export type OcrType = keyof typeof OCR_FIELDS;
export type OcrField<T extends OcrType> = (typeof OCR_FIELDS)[T][number];

export const OCR_TYPES = Object.keys(OCR_FIELDS) as [OcrType, ...OcrType[]];

export const OCR_UNREADABLE_SENTENCE = '未能识别，请重新上传清晰图片';
export const OCR_BUSY_SENTENCE = '识别排队较多，请稍后再试或手动填写';
export const OCR_NO_PICTURE_SENTENCE = 'PDF 文件不能识别，请上传图片或手动填写';

/** Where a document says that it never ends. */
export const NO_END = '长期';
