import { m } from '@naap/messages';
import type { BodyMeasurement, FitPreference, Naap } from '@naap/state/naap';
import { toUnit } from '../../components/index.ts';

export const measurementNames: Readonly<Record<BodyMeasurement, () => string>> = {
  chest: m.naap_screen_chest,
  waist: m.naap_screen_waist,
  hip: m.naap_screen_hip,
  foot: m.naap_screen_foot,
};

export const unitNames: Readonly<Record<Naap['unit'], () => string>> = {
  cm: m.naap_screen_cm,
  inch: m.naap_screen_inch,
};

export const preferenceNames: Readonly<Record<FitPreference, () => string>> = {
  close: m.naap_screen_fit_close,
  regular: m.naap_screen_fit_regular,
  loose: m.naap_screen_fit_loose,
};

/** Returns a length: '92 cm' for 920 mm. */
export const lengthText = (millimetres: number, unit: Naap['unit']): string =>
  m.naap_screen_length({ length: String(toUnit(millimetres, unit)), unit: unitNames[unit]() });
