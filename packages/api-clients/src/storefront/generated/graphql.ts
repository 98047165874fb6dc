/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/**
 * A filter used to view a subset of products in a collection matching a specific category value.
 *
 */
export type CategoryFilter = {
  /** The id of the category to filter on. */
  id: string;
};

/**
 * The code designating a country/region, which generally follows ISO 3166-1 alpha-2 guidelines.
 * If a territory doesn't have a country code value in the `CountryCode` enum, then it might be considered a subdivision
 * of another country. For example, the territories associated with Spain are represented by the country code `ES`,
 * and the territories associated with the United States of America are represented by the country code `US`.
 *
 */
export type CountryCode =
  /** Ascension Island. */
  | 'AC'
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua & Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Netherlands Antilles. */
  | 'AN'
  /** Angola. */
  | 'AO'
  /** Argentina. */
  | 'AR'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia & Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d’Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia & South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR. */
  | 'HK'
  /** Heard & McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts & Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR. */
  | 'MO'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre & Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard & Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé & Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Tristan da Cunha. */
  | 'TA'
  /** Turks & Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad & Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent & Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis & Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Kosovo. */
  | 'XK'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
  | 'ZW'
  /** Unknown Region. */
  | 'ZZ';

/**
 * The three-letter currency codes that represent the world currencies used in
 * stores. These include standard ISO 4217 codes, legacy codes,
 * and non-standard codes.
 *
 */
export type CurrencyCode =
  /** United Arab Emirates Dirham (AED). */
  | 'AED'
  /** Afghan Afghani (AFN). */
  | 'AFN'
  /** Albanian Lek (ALL). */
  | 'ALL'
  /** Armenian Dram (AMD). */
  | 'AMD'
  /** Netherlands Antillean Guilder. */
  | 'ANG'
  /** Angolan Kwanza (AOA). */
  | 'AOA'
  /** Argentine Pesos (ARS). */
  | 'ARS'
  /** Australian Dollars (AUD). */
  | 'AUD'
  /** Aruban Florin (AWG). */
  | 'AWG'
  /** Azerbaijani Manat (AZN). */
  | 'AZN'
  /** Bosnia and Herzegovina Convertible Mark (BAM). */
  | 'BAM'
  /** Barbadian Dollar (BBD). */
  | 'BBD'
  /** Bangladesh Taka (BDT). */
  | 'BDT'
  /** Bulgarian Lev (BGN). */
  | 'BGN'
  /** Bahraini Dinar (BHD). */
  | 'BHD'
  /** Burundian Franc (BIF). */
  | 'BIF'
  /** Bermudian Dollar (BMD). */
  | 'BMD'
  /** Brunei Dollar (BND). */
  | 'BND'
  /** Bolivian Boliviano (BOB). */
  | 'BOB'
  /** Brazilian Real (BRL). */
  | 'BRL'
  /** Bahamian Dollar (BSD). */
  | 'BSD'
  /** Bhutanese Ngultrum (BTN). */
  | 'BTN'
  /** Botswana Pula (BWP). */
  | 'BWP'
  /** Belarusian Ruble (BYN). */
  | 'BYN'
  /** Belarusian Ruble (BYR). */
  | 'BYR'
  /** Belize Dollar (BZD). */
  | 'BZD'
  /** Canadian Dollars (CAD). */
  | 'CAD'
  /** Congolese franc (CDF). */
  | 'CDF'
  /** Swiss Francs (CHF). */
  | 'CHF'
  /** Chilean Peso (CLP). */
  | 'CLP'
  /** Chinese Yuan Renminbi (CNY). */
  | 'CNY'
  /** Colombian Peso (COP). */
  | 'COP'
  /** Costa Rican Colones (CRC). */
  | 'CRC'
  /** Cape Verdean escudo (CVE). */
  | 'CVE'
  /** Czech Koruny (CZK). */
  | 'CZK'
  /** Djiboutian Franc (DJF). */
  | 'DJF'
  /** Danish Kroner (DKK). */
  | 'DKK'
  /** Dominican Peso (DOP). */
  | 'DOP'
  /** Algerian Dinar (DZD). */
  | 'DZD'
  /** Egyptian Pound (EGP). */
  | 'EGP'
  /** Eritrean Nakfa (ERN). */
  | 'ERN'
  /** Ethiopian Birr (ETB). */
  | 'ETB'
  /** Euro (EUR). */
  | 'EUR'
  /** Fijian Dollars (FJD). */
  | 'FJD'
  /** Falkland Islands Pounds (FKP). */
  | 'FKP'
  /** United Kingdom Pounds (GBP). */
  | 'GBP'
  /** Georgian Lari (GEL). */
  | 'GEL'
  /** Ghanaian Cedi (GHS). */
  | 'GHS'
  /** Gibraltar Pounds (GIP). */
  | 'GIP'
  /** Gambian Dalasi (GMD). */
  | 'GMD'
  /** Guinean Franc (GNF). */
  | 'GNF'
  /** Guatemalan Quetzal (GTQ). */
  | 'GTQ'
  /** Guyanese Dollar (GYD). */
  | 'GYD'
  /** Hong Kong Dollars (HKD). */
  | 'HKD'
  /** Honduran Lempira (HNL). */
  | 'HNL'
  /** Croatian Kuna (HRK). */
  | 'HRK'
  /** Haitian Gourde (HTG). */
  | 'HTG'
  /** Hungarian Forint (HUF). */
  | 'HUF'
  /** Indonesian Rupiah (IDR). */
  | 'IDR'
  /** Israeli New Shekel (NIS). */
  | 'ILS'
  /** Indian Rupees (INR). */
  | 'INR'
  /** Iraqi Dinar (IQD). */
  | 'IQD'
  /** Iranian Rial (IRR). */
  | 'IRR'
  /** Icelandic Kronur (ISK). */
  | 'ISK'
  /** Jersey Pound. */
  | 'JEP'
  /** Jamaican Dollars (JMD). */
  | 'JMD'
  /** Jordanian Dinar (JOD). */
  | 'JOD'
  /** Japanese Yen (JPY). */
  | 'JPY'
  /** Kenyan Shilling (KES). */
  | 'KES'
  /** Kyrgyzstani Som (KGS). */
  | 'KGS'
  /** Cambodian Riel. */
  | 'KHR'
  /** Kiribati Dollar (KID). */
  | 'KID'
  /** Comorian Franc (KMF). */
  | 'KMF'
  /** South Korean Won (KRW). */
  | 'KRW'
  /** Kuwaiti Dinar (KWD). */
  | 'KWD'
  /** Cayman Dollars (KYD). */
  | 'KYD'
  /** Kazakhstani Tenge (KZT). */
  | 'KZT'
  /** Laotian Kip (LAK). */
  | 'LAK'
  /** Lebanese Pounds (LBP). */
  | 'LBP'
  /** Sri Lankan Rupees (LKR). */
  | 'LKR'
  /** Liberian Dollar (LRD). */
  | 'LRD'
  /** Lesotho Loti (LSL). */
  | 'LSL'
  /** Lithuanian Litai (LTL). */
  | 'LTL'
  /** Latvian Lati (LVL). */
  | 'LVL'
  /** Libyan Dinar (LYD). */
  | 'LYD'
  /** Moroccan Dirham. */
  | 'MAD'
  /** Moldovan Leu (MDL). */
  | 'MDL'
  /** Malagasy Ariary (MGA). */
  | 'MGA'
  /** Macedonia Denar (MKD). */
  | 'MKD'
  /** Burmese Kyat (MMK). */
  | 'MMK'
  /** Mongolian Tugrik. */
  | 'MNT'
  /** Macanese Pataca (MOP). */
  | 'MOP'
  /** Mauritanian Ouguiya (MRU). */
  | 'MRU'
  /** Mauritian Rupee (MUR). */
  | 'MUR'
  /** Maldivian Rufiyaa (MVR). */
  | 'MVR'
  /** Malawian Kwacha (MWK). */
  | 'MWK'
  /** Mexican Pesos (MXN). */
  | 'MXN'
  /** Malaysian Ringgits (MYR). */
  | 'MYR'
  /** Mozambican Metical. */
  | 'MZN'
  /** Namibian Dollar. */
  | 'NAD'
  /** Nigerian Naira (NGN). */
  | 'NGN'
  /** Nicaraguan Córdoba (NIO). */
  | 'NIO'
  /** Norwegian Kroner (NOK). */
  | 'NOK'
  /** Nepalese Rupee (NPR). */
  | 'NPR'
  /** New Zealand Dollars (NZD). */
  | 'NZD'
  /** Omani Rial (OMR). */
  | 'OMR'
  /** Panamian Balboa (PAB). */
  | 'PAB'
  /** Peruvian Nuevo Sol (PEN). */
  | 'PEN'
  /** Papua New Guinean Kina (PGK). */
  | 'PGK'
  /** Philippine Peso (PHP). */
  | 'PHP'
  /** Pakistani Rupee (PKR). */
  | 'PKR'
  /** Polish Zlotych (PLN). */
  | 'PLN'
  /** Paraguayan Guarani (PYG). */
  | 'PYG'
  /** Qatari Rial (QAR). */
  | 'QAR'
  /** Romanian Lei (RON). */
  | 'RON'
  /** Serbian dinar (RSD). */
  | 'RSD'
  /** Russian Rubles (RUB). */
  | 'RUB'
  /** Rwandan Franc (RWF). */
  | 'RWF'
  /** Saudi Riyal (SAR). */
  | 'SAR'
  /** Solomon Islands Dollar (SBD). */
  | 'SBD'
  /** Seychellois Rupee (SCR). */
  | 'SCR'
  /** Sudanese Pound (SDG). */
  | 'SDG'
  /** Swedish Kronor (SEK). */
  | 'SEK'
  /** Singapore Dollars (SGD). */
  | 'SGD'
  /** Saint Helena Pounds (SHP). */
  | 'SHP'
  /** Sierra Leonean Leone (SLL). */
  | 'SLL'
  /** Somali Shilling (SOS). */
  | 'SOS'
  /** Surinamese Dollar (SRD). */
  | 'SRD'
  /** South Sudanese Pound (SSP). */
  | 'SSP'
  /** Sao Tome And Principe Dobra (STD). */
  | 'STD'
  /** Sao Tome And Principe Dobra (STN). */
  | 'STN'
  /** Syrian Pound (SYP). */
  | 'SYP'
  /** Swazi Lilangeni (SZL). */
  | 'SZL'
  /** Thai baht (THB). */
  | 'THB'
  /** Tajikistani Somoni (TJS). */
  | 'TJS'
  /** Turkmenistani Manat (TMT). */
  | 'TMT'
  /** Tunisian Dinar (TND). */
  | 'TND'
  /** Tongan Pa'anga (TOP). */
  | 'TOP'
  /** Turkish Lira (TRY). */
  | 'TRY'
  /** Trinidad and Tobago Dollars (TTD). */
  | 'TTD'
  /** Taiwan Dollars (TWD). */
  | 'TWD'
  /** Tanzanian Shilling (TZS). */
  | 'TZS'
  /** Ukrainian Hryvnia (UAH). */
  | 'UAH'
  /** Ugandan Shilling (UGX). */
  | 'UGX'
  /** United States Dollars (USD). */
  | 'USD'
  /** Uruguayan Pesos (UYU). */
  | 'UYU'
  /** Uzbekistan som (UZS). */
  | 'UZS'
  /** Venezuelan Bolivares (VED). */
  | 'VED'
  /** Venezuelan Bolivares (VEF). */
  | 'VEF'
  /** Venezuelan Bolivares Soberanos (VES). */
  | 'VES'
  /** Vietnamese đồng (VND). */
  | 'VND'
  /** Vanuatu Vatu (VUV). */
  | 'VUV'
  /** Samoan Tala (WST). */
  | 'WST'
  /** Central African CFA Franc (XAF). */
  | 'XAF'
  /** East Caribbean Dollar (XCD). */
  | 'XCD'
  /** West African CFA franc (XOF). */
  | 'XOF'
  /** CFP Franc (XPF). */
  | 'XPF'
  /** Unrecognized currency. */
  | 'XXX'
  /** Yemeni Rial (YER). */
  | 'YER'
  /** South African Rand (ZAR). */
  | 'ZAR'
  /** Zambian Kwacha (ZMW). */
  | 'ZMW';

/** Language codes supported by Shopify. */
export type LanguageCode =
  /** Afrikaans. */
  | 'AF'
  /** Akan. */
  | 'AK'
  /** Amharic. */
  | 'AM'
  /** Arabic. */
  | 'AR'
  /** Assamese. */
  | 'AS'
  /** Azerbaijani. */
  | 'AZ'
  /** Belarusian. */
  | 'BE'
  /** Bulgarian. */
  | 'BG'
  /** Bambara. */
  | 'BM'
  /** Bangla. */
  | 'BN'
  /** Tibetan. */
  | 'BO'
  /** Breton. */
  | 'BR'
  /** Bosnian. */
  | 'BS'
  /** Catalan. */
  | 'CA'
  /** Chechen. */
  | 'CE'
  /** Central Kurdish. */
  | 'CKB'
  /** Czech. */
  | 'CS'
  /** Church Slavic. */
  | 'CU'
  /** Welsh. */
  | 'CY'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Dzongkha. */
  | 'DZ'
  /** Ewe. */
  | 'EE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** Esperanto. */
  | 'EO'
  /** Spanish. */
  | 'ES'
  /** Estonian. */
  | 'ET'
  /** Basque. */
  | 'EU'
  /** Persian. */
  | 'FA'
  /** Fulah. */
  | 'FF'
  /** Finnish. */
  | 'FI'
  /** Filipino. */
  | 'FIL'
  /** Faroese. */
  | 'FO'
  /** French. */
  | 'FR'
  /** Western Frisian. */
  | 'FY'
  /** Irish. */
  | 'GA'
  /** Scottish Gaelic. */
  | 'GD'
  /** Galician. */
  | 'GL'
  /** Gujarati. */
  | 'GU'
  /** Manx. */
  | 'GV'
  /** Hausa. */
  | 'HA'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Armenian. */
  | 'HY'
  /** Interlingua. */
  | 'IA'
  /** Indonesian. */
  | 'ID'
  /** Igbo. */
  | 'IG'
  /** Sichuan Yi. */
  | 'II'
  /** Icelandic. */
  | 'IS'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Javanese. */
  | 'JV'
  /** Georgian. */
  | 'KA'
  /** Kikuyu. */
  | 'KI'
  /** Kazakh. */
  | 'KK'
  /** Kalaallisut. */
  | 'KL'
  /** Khmer. */
  | 'KM'
  /** Kannada. */
  | 'KN'
  /** Korean. */
  | 'KO'
  /** Kashmiri. */
  | 'KS'
  /** Kurdish. */
  | 'KU'
  /** Cornish. */
  | 'KW'
  /** Kyrgyz. */
  | 'KY'
  /** Latin. */
  | 'LA'
  /** Luxembourgish. */
  | 'LB'
  /** Ganda. */
  | 'LG'
  /** Lingala. */
  | 'LN'
  /** Lao. */
  | 'LO'
  /** Lithuanian. */
  | 'LT'
  /** Luba-Katanga. */
  | 'LU'
  /** Latvian. */
  | 'LV'
  /** Malagasy. */
  | 'MG'
  /** Māori. */
  | 'MI'
  /** Macedonian. */
  | 'MK'
  /** Malayalam. */
  | 'ML'
  /** Mongolian. */
  | 'MN'
  /** Moldavian. */
  | 'MO'
  /** Marathi. */
  | 'MR'
  /** Malay. */
  | 'MS'
  /** Maltese. */
  | 'MT'
  /** Burmese. */
  | 'MY'
  /** Norwegian (Bokmål). */
  | 'NB'
  /** North Ndebele. */
  | 'ND'
  /** Nepali. */
  | 'NE'
  /** Dutch. */
  | 'NL'
  /** Norwegian Nynorsk. */
  | 'NN'
  /** Norwegian. */
  | 'NO'
  /** Oromo. */
  | 'OM'
  /** Odia. */
  | 'OR'
  /** Ossetic. */
  | 'OS'
  /** Punjabi. */
  | 'PA'
  /** Polish. */
  | 'PL'
  /** Pashto. */
  | 'PS'
  /** Portuguese. */
  | 'PT'
  /** Portuguese (Brazil). */
  | 'PT_BR'
  /** Portuguese (Portugal). */
  | 'PT_PT'
  /** Quechua. */
  | 'QU'
  /** Romansh. */
  | 'RM'
  /** Rundi. */
  | 'RN'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Kinyarwanda. */
  | 'RW'
  /** Sanskrit. */
  | 'SA'
  /** Sardinian. */
  | 'SC'
  /** Sindhi. */
  | 'SD'
  /** Northern Sami. */
  | 'SE'
  /** Sango. */
  | 'SG'
  /** Serbo-Croatian. */
  | 'SH'
  /** Sinhala. */
  | 'SI'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Shona. */
  | 'SN'
  /** Somali. */
  | 'SO'
  /** Albanian. */
  | 'SQ'
  /** Serbian. */
  | 'SR'
  /** Sundanese. */
  | 'SU'
  /** Swedish. */
  | 'SV'
  /** Swahili. */
  | 'SW'
  /** Tamil. */
  | 'TA'
  /** Telugu. */
  | 'TE'
  /** Tajik. */
  | 'TG'
  /** Thai. */
  | 'TH'
  /** Tigrinya. */
  | 'TI'
  /** Turkmen. */
  | 'TK'
  /** Tongan. */
  | 'TO'
  /** Turkish. */
  | 'TR'
  /** Tatar. */
  | 'TT'
  /** Uyghur. */
  | 'UG'
  /** Ukrainian. */
  | 'UK'
  /** Urdu. */
  | 'UR'
  /** Uzbek. */
  | 'UZ'
  /** Vietnamese. */
  | 'VI'
  /** Volapük. */
  | 'VO'
  /** Wolof. */
  | 'WO'
  /** Xhosa. */
  | 'XH'
  /** Yiddish. */
  | 'YI'
  /** Yoruba. */
  | 'YO'
  /** Chinese. */
  | 'ZH'
  /** Chinese (Simplified). */
  | 'ZH_CN'
  /** Chinese (Traditional). */
  | 'ZH_TW'
  /** Zulu. */
  | 'ZU';

/**
 * A filter used to view a subset of products in a collection matching a specific metafield value.
 *
 * Only the following metafield types are currently supported:
 * - `number_integer`
 * - `number_decimal`
 * - `single_line_text_field`
 * - `boolean` as of 2022-04.
 *
 */
export type MetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: string;
  /** The namespace of the metafield to filter on. */
  namespace: string;
  /** The value of the metafield. */
  value: string;
};

/**
 * The input fields for a filter used to view a subset of products in a collection matching a specific price range.
 *
 */
export type PriceRangeFilter = {
  /** The maximum price in the range. Empty indicates no max price. */
  max?: number | null | undefined;
  /** The minimum price in the range. Defaults to zero. */
  min?: number | null | undefined;
};

/** The set of valid sort keys for the ProductCollection query. */
export type ProductCollectionSortKeys =
  /** Sort by the `best-selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `collection-default` value. */
  | 'COLLECTION_DEFAULT'
  /** Sort by the `created` value. */
  | 'CREATED'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `manual` value. */
  | 'MANUAL'
  /** Sort by the `price` value. */
  | 'PRICE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

/**
 * The input fields for a filter used to view a subset of products in a collection.
 * By default, the `available` and `price` filters are enabled. Filters are customized with the Shopify Search & Discovery app.
 * Learn more about [customizing storefront filtering](https://help.shopify.com/manual/online-store/themes/customizing-themes/storefront-filters).
 *
 */
export type ProductFilter = {
  /** Filter on if the product is available for sale. */
  available?: boolean | null | undefined;
  /** A product category to filter on. */
  category?: CategoryFilter | null | undefined;
  /** A range of prices to filter with-in. */
  price?: PriceRangeFilter | null | undefined;
  /** A product metafield to filter on. */
  productMetafield?: MetafieldFilter | null | undefined;
  /** The product type to filter on. */
  productType?: string | null | undefined;
  /** The product vendor to filter on. */
  productVendor?: string | null | undefined;
  /** A product tag to filter on. */
  tag?: string | null | undefined;
  /** A standard product attribute metafield to filter on. */
  taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  /** A variant metafield to filter on. */
  variantMetafield?: MetafieldFilter | null | undefined;
  /** A variant option to filter on. */
  variantOption?: VariantOptionFilter | null | undefined;
};

/** The set of valid sort keys for the Product query. */
export type ProductSortKeys =
  /** Sort by the `best_selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `created_at` value. */
  | 'CREATED_AT'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `price` value. */
  | 'PRICE'
  /** Sort by the `product_type` value. */
  | 'PRODUCT_TYPE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE'
  /** Sort by the `updated_at` value. */
  | 'UPDATED_AT'
  /** Sort by the `vendor` value. */
  | 'VENDOR';

/** The set of valid sort keys for the search query. */
export type SearchSortKeys =
  /** Sort by the `price` value. */
  | 'PRICE'
  /** Sort by relevance to the search terms. */
  | 'RELEVANCE';

/**
 * A filter used to view a subset of products in a collection matching a specific taxonomy metafield value.
 *
 */
export type TaxonomyMetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: string;
  /** The namespace of the metafield to filter on. */
  namespace: string;
  /** The value of the metafield. */
  value: string;
};

/** The input fields for a filter used to view a subset of products in a collection matching a specific variant option. */
export type VariantOptionFilter = {
  /** The name of the variant option to filter on. */
  name: string;
  /** The value of the variant option to filter on. */
  value: string;
};

export type CountProductsQueryVariables = Exact<{
  searchQuery: string;
  productFilters?: Array<ProductFilter> | ProductFilter | null | undefined;
  withFilters: boolean;
  country: CountryCode;
  language: LanguageCode;
}>;


export type CountProductsQuery = { search: { totalCount: number, productFilters?: Array<{ label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> }> } };

export type GetProductQueryVariables = Exact<{
  id: string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductQuery = { product: { id: string, title: string, handle: string, descriptionHtml: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, sizeChart: { value: string } | null, options: Array<{ id: string, name: string, optionValues: Array<{ name: string, swatch: { color: string | null, image:
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
           | null } | null }> }>, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type GetProductPageQueryVariables = Exact<{
  id: string | number;
  withImages: boolean;
  imagesAfter?: string | null | undefined;
  withVariants: boolean;
  variantsAfter?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductPageQuery = { product: { images?: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, variants?: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type GetProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductsQuery = { nodes: Array<
    | { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }
    | Record<PropertyKey, never>
   | null> };

export type GetStoreQueryVariables = Exact<{
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetStoreQuery = { shop: { name: string, description: string | null }, localization: { country: { currency: { isoCode: CurrencyCode } }, availableLanguages: Array<{ isoCode: LanguageCode }> } };

export type GetVariantsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetVariantsQuery = { nodes: Array<
    | { id: string, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, product: { id: string, title: string, vendor: string, productType: string, options: Array<{ name: string, optionValues: Array<{ name: string }> }> }, selectedOptions: Array<{ name: string, value: string }> }
    | Record<PropertyKey, never>
   | null> };

export type ListCollectionQueryVariables = Exact<{
  handle: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionQuery = { collectionByHandle: { products: { edges: Array<{ node: { tags: Array<string>, id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ListCollectionFacetsQueryVariables = Exact<{
  handle: string;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionFacetsQuery = { collectionByHandle: { products: { filters: Array<{ label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> }> } } | null };

export type ListCollectionTagsQueryVariables = Exact<{
  handle: string;
  after?: string | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionTagsQuery = { collectionByHandle: { products: { nodes: Array<{ tags: Array<string>, vendor: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ListProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  query?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListProductsQuery = { products: { edges: Array<{ node: { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListSitemapCollectionsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListSitemapCollectionsQuery = { collections: { nodes: Array<{ handle: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListSitemapProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  query?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListSitemapProductsQuery = { products: { nodes: Array<{ id: string, createdAt: string, updatedAt: string, title: string, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListStoreCollectionsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListStoreCollectionsQuery = { collections: { nodes: Array<{ handle: string, title: string, products: { nodes: Array<{ featuredImage: { url: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListStoreProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListStoreProductsQuery = { products: { nodes: Array<{ vendor: string, productType: string, tags: Array<string>, options: Array<{ name: string }>, featuredImage: { url: string } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecommendProductsQueryVariables = Exact<{
  id: string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type RecommendProductsQuery = { productRecommendations: Array<{ id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }> | null };

export type SearchProductsQueryVariables = Exact<{
  searchQuery: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: SearchSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  productFilters?: Array<ProductFilter> | ProductFilter | null | undefined;
  withCollections?: boolean;
  country: CountryCode;
  language: LanguageCode;
}>;


export type SearchProductsQuery = { search: { edges: Array<{ node:
        | { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, collections?: { nodes: Array<{ handle: string }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }
        | Record<PropertyKey, never>
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SuggestProductsQueryVariables = Exact<{
  text: string;
  limit: number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type SuggestProductsQuery = { predictiveSearch: { products: Array<{ id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }> } | null };

export type ImageFragment = { url: string, altText: string | null, width: number | null, height: number | null };

export type ProductCardFragment = { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } };

export type PageInfoFragment = { hasNextPage: boolean, endCursor: string | null };

export type ProductVariantFragment = { id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> };

export type FacetFragment = { label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ImageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Image on Image {
  url
  altText
  width
  height
}
    `, {"fragmentName":"Image"}) as unknown as TypedDocumentString<ImageFragment, unknown>;
export const ProductCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const PageInfoFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}
    `, {"fragmentName":"PageInfo"}) as unknown as TypedDocumentString<PageInfoFragment, unknown>;
export const ProductVariantFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductVariant on ProductVariant {
  id
  sku
  title
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
  image {
    ...Image
  }
  selectedOptions {
    name
    value
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}`, {"fragmentName":"ProductVariant"}) as unknown as TypedDocumentString<ProductVariantFragment, unknown>;
export const FacetFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Facet on Filter {
  label
  values {
    count
    input
    swatch {
      color
      image {
        previewImage {
          url
        }
      }
    }
  }
}
    `, {"fragmentName":"Facet"}) as unknown as TypedDocumentString<FacetFragment, unknown>;
export const CountProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CountProducts($searchQuery: String!, $productFilters: [ProductFilter!], $withFilters: Boolean!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  search(
    query: $searchQuery
    first: 1
    types: [PRODUCT]
    productFilters: $productFilters
  ) {
    totalCount
    productFilters @include(if: $withFilters) {
      ...Facet
    }
  }
}
    fragment Facet on Filter {
  label
  values {
    count
    input
    swatch {
      color
      image {
        previewImage {
          url
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CountProductsQuery, CountProductsQueryVariables>;
export const GetProductDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GetProduct($id: ID!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  product(id: $id) {
    id
    title
    handle
    descriptionHtml
    vendor
    productType
    tags
    sizeChart: metafield(namespace: "naap", key: "size_chart") {
      value
    }
    availableForSale
    options(first: 250) {
      id
      name
      optionValues {
        name
        swatch {
          color
          image {
            previewImage {
              url
            }
          }
        }
      }
    }
    images(first: 250) {
      nodes {
        ...Image
      }
      pageInfo {
        ...PageInfo
      }
    }
    variants(first: 250) {
      nodes {
        ...ProductVariant
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}
fragment ProductVariant on ProductVariant {
  id
  sku
  title
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
  image {
    ...Image
  }
  selectedOptions {
    name
    value
  }
}`) as unknown as TypedDocumentString<GetProductQuery, GetProductQueryVariables>;
export const GetProductPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GetProductPage($id: ID!, $withImages: Boolean!, $imagesAfter: String, $withVariants: Boolean!, $variantsAfter: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  product(id: $id) {
    images(first: 250, after: $imagesAfter) @include(if: $withImages) {
      nodes {
        ...Image
      }
      pageInfo {
        ...PageInfo
      }
    }
    variants(first: 250, after: $variantsAfter) @include(if: $withVariants) {
      nodes {
        ...ProductVariant
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}
fragment ProductVariant on ProductVariant {
  id
  sku
  title
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
  image {
    ...Image
  }
  selectedOptions {
    name
    value
  }
}`) as unknown as TypedDocumentString<GetProductPageQuery, GetProductPageQueryVariables>;
export const GetProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GetProducts($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  nodes(ids: $ids) {
    ... on Product {
      ...ProductCard
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}`) as unknown as TypedDocumentString<GetProductsQuery, GetProductsQueryVariables>;
export const GetStoreDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GetStore($country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  shop {
    name
    description
  }
  localization {
    country {
      currency {
        isoCode
      }
    }
    availableLanguages {
      isoCode
    }
  }
}
    `) as unknown as TypedDocumentString<GetStoreQuery, GetStoreQueryVariables>;
export const GetVariantsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GetVariants($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  nodes(ids: $ids) {
    ... on ProductVariant {
      id
      title
      availableForSale
      price {
        amount
        currencyCode
      }
      image {
        ...Image
      }
      product {
        id
        title
        vendor
        productType
        options(first: 250) {
          name
          optionValues {
            name
          }
        }
      }
      selectedOptions {
        name
        value
      }
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}`) as unknown as TypedDocumentString<GetVariantsQuery, GetVariantsQueryVariables>;
export const ListCollectionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListCollection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!], $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  collectionByHandle: collection(handle: $handle) {
    products(
      first: $first
      after: $after
      sortKey: $sortKey
      reverse: $reverse
      filters: $filters
    ) {
      edges {
        node {
          ...ProductCard
          tags
        }
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}
fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListCollectionQuery, ListCollectionQueryVariables>;
export const ListCollectionFacetsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListCollectionFacets($handle: String!, $filters: [ProductFilter!], $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  collectionByHandle: collection(handle: $handle) {
    products(first: 1, filters: $filters) {
      filters {
        ...Facet
      }
    }
  }
}
    fragment Facet on Filter {
  label
  values {
    count
    input
    swatch {
      color
      image {
        previewImage {
          url
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ListCollectionFacetsQuery, ListCollectionFacetsQueryVariables>;
export const ListCollectionTagsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListCollectionTags($handle: String!, $after: String, $filters: [ProductFilter!], $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  collectionByHandle: collection(handle: $handle) {
    products(first: 250, after: $after, filters: $filters) {
      nodes {
        tags
        vendor
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
}
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListCollectionTagsQuery, ListCollectionTagsQueryVariables>;
export const ListProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListProducts($first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  products(
    first: $first
    after: $after
    sortKey: $sortKey
    reverse: $reverse
    query: $query
  ) {
    edges {
      node {
        ...ProductCard
      }
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}
fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListProductsQuery, ListProductsQueryVariables>;
export const ListSitemapCollectionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListSitemapCollections($after: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  collections(first: 250, after: $after) {
    nodes {
      handle
      updatedAt
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListSitemapCollectionsQuery, ListSitemapCollectionsQueryVariables>;
export const ListSitemapProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListSitemapProducts($after: String, $query: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  products(first: 250, after: $after, sortKey: CREATED_AT, query: $query) {
    nodes {
      id
      createdAt
      updatedAt
      title
      priceRange {
        minVariantPrice {
          amount
          currencyCode
        }
      }
      images(first: 1) {
        nodes {
          url
        }
      }
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListSitemapProductsQuery, ListSitemapProductsQueryVariables>;
export const ListStoreCollectionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListStoreCollections($after: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  collections(first: 250, after: $after) {
    nodes {
      handle
      title
      products(first: 1) {
        nodes {
          featuredImage {
            url(transform: {maxWidth: 600})
          }
        }
      }
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListStoreCollectionsQuery, ListStoreCollectionsQueryVariables>;
export const ListStoreProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ListStoreProducts($after: String, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  products(first: 250, after: $after, sortKey: BEST_SELLING) {
    nodes {
      vendor
      productType
      tags
      options {
        name
      }
      featuredImage {
        url(transform: {maxWidth: 600})
      }
      priceRange {
        minVariantPrice {
          amount
          currencyCode
        }
      }
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<ListStoreProductsQuery, ListStoreProductsQueryVariables>;
export const RecommendProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RecommendProducts($id: ID!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  productRecommendations(productId: $id) {
    ...ProductCard
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}`) as unknown as TypedDocumentString<RecommendProductsQuery, RecommendProductsQueryVariables>;
export const SearchProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SearchProducts($searchQuery: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean, $productFilters: [ProductFilter!], $withCollections: Boolean! = false, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  search(
    query: $searchQuery
    first: $first
    after: $after
    sortKey: $sortKey
    reverse: $reverse
    types: [PRODUCT]
    productFilters: $productFilters
  ) {
    edges {
      node {
        ... on Product {
          ...ProductCard
          collections(first: 250) @include(if: $withCollections) {
            nodes {
              handle
            }
          }
        }
      }
    }
    pageInfo {
      ...PageInfo
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}
fragment PageInfo on PageInfo {
  hasNextPage
  endCursor
}`) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const SuggestProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SuggestProducts($text: String!, $limit: Int!, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  predictiveSearch(
    query: $text
    limit: $limit
    limitScope: EACH
    types: [PRODUCT]
  ) {
    products {
      ...ProductCard
    }
  }
}
    fragment Image on Image {
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  title
  handle
  vendor
  availableForSale
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  compareAtPriceRange {
    minVariantPrice {
      amount
      currencyCode
    }
  }
  images(first: 1) {
    nodes {
      ...Image
    }
  }
  variants(first: 2) {
    nodes {
      id
    }
  }
}`) as unknown as TypedDocumentString<SuggestProductsQuery, SuggestProductsQueryVariables>;