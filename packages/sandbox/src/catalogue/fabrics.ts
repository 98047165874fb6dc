interface Fabric {
  /** One or two words for a product title. */
  readonly short: string;
  /** Composition as the care label states it. */
  readonly composition: string;
  readonly care: 'machine' | 'hand' | 'dry' | 'wipe';
}

const fabric = (short: string, composition: string, care: Fabric['care'] = 'machine'): Fabric => ({
  short,
  composition,
  care,
});

export const fabrics = {
  'combed cotton': fabric('Cotton', '100% combed cotton, 180 g/m²'),
  'cotton slub': fabric('Slub', '100% cotton slub jersey, 160 g/m²'),
  'organic cotton': fabric('Organic Cotton', '100% organic cotton, 200 g/m²'),
  'cotton pique': fabric('Piqué', '100% cotton piqué, 220 g/m²'),
  'rib cotton': fabric('Rib', '95% cotton, 5% elastane rib'),
  'quick-dry knit': fabric('Quick-Dry', '88% recycled polyester, 12% elastane'),
  'handloom cotton': fabric('Handloom Cotton', '100% handloom cotton', 'hand'),
  'linen blend': fabric('Linen', '55% linen, 45% cotton'),
  'cotton poplin': fabric('Poplin', '100% cotton poplin, 120 g/m²'),
  'mul cotton': fabric('Mulmul', '100% cotton mulmul', 'hand'),
  'loopback cotton': fabric('Loopback', '100% cotton loopback, 320 g/m²'),
  'brushed fleece': fabric('Fleece', '80% cotton, 20% recycled polyester'),
  'lambswool blend': fabric('Lambswool', '60% lambswool, 40% cotton', 'dry'),
  'cotton knit': fabric('Cotton-Knit', '100% cotton, 7 gauge', 'hand'),
  'recycled nylon': fabric('Nylon', '100% recycled nylon shell, cotton lining'),
  'cotton twill': fabric('Twill', '98% cotton, 2% elastane twill'),
  'ripstop cotton': fabric('Ripstop', '100% cotton ripstop'),
  'selvedge denim': fabric('Selvedge', '100% cotton selvedge denim, 13 oz'),
  'stretch denim': fabric('Stretch', '98% cotton, 2% elastane denim, 11 oz'),
  'wool blend': fabric('Wool', '70% wool, 30% viscose', 'dry'),
  chanderi: fabric('Chanderi', '50% silk, 50% cotton chanderi', 'dry'),
  'mulberry silk': fabric('Silk', '100% mulberry silk, zari border', 'dry'),
  'viscose crepe': fabric('Crepe', '100% viscose crepe', 'hand'),
  georgette: fabric('Georgette', '100% viscose georgette', 'hand'),
  'rib knit': fabric('Rib-Knit', '92% viscose, 8% elastane'),
  'ponte knit': fabric('Ponte', '68% viscose, 28% nylon, 4% elastane'),
  satin: fabric('Satin', '97% polyester, 3% elastane satin', 'hand'),
  'modal stretch': fabric('Modal', '92% modal, 8% elastane'),
  'cotton stretch': fabric('Cotton', '95% cotton, 5% elastane'),
  'vegan leather': fabric('Vegan Leather', 'PU upper on a cotton backing', 'wipe'),
  'suede leather': fabric('Suede', 'Suede from Kanpur, cotton lining', 'wipe'),
  canvas: fabric('Canvas', '100% cotton canvas, 12 oz', 'wipe'),
} as const satisfies Readonly<Record<string, Fabric>>;

export type FabricName = keyof typeof fabrics;

export const careOf: Readonly<Record<Fabric['care'], readonly string[]>> = {
  machine: ['Machine wash cold, inside out', 'Dry in the shade', 'Warm iron'],
  hand: ['Hand wash cold, apart from whites the first time', 'Do not wring', 'Dry in the shade'],
  dry: ['Dry clean only', 'Keep folded in muslin', 'Air it after wearing'],
  wipe: ['Wipe with a damp cloth', 'Keep out of the rain', 'Stuff with paper when not in use'],
};
