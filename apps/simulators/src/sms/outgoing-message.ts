export interface OutgoingMessage {
  vendor: '阿里云' | '腾讯云';
  phone: string;
  code: string;
  text: string;
}
