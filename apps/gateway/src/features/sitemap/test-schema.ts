/** The rules of sitemaps.org, as a schema: what must be there, in which order, and how many at most. */
const schema = (root: string, item: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xs:simpleType name="address">
    <xs:restriction base="xs:anyURI"><xs:pattern value="https?://.+"/><xs:maxLength value="2048"/></xs:restriction>
  </xs:simpleType>
  <xs:element name="${root}"><xs:complexType><xs:sequence>
    <xs:element name="${item}" minOccurs="1" maxOccurs="50000"><xs:complexType><xs:sequence>
      <xs:element name="loc" type="address"/>
      <xs:element name="lastmod" type="xs:dateTime" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

export const SITEMAP = schema('urlset', 'url');
export const SITEMAP_INDEX = schema('sitemapindex', 'sitemap');
