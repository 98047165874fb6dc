const formats = new Map<0 | 2, Intl.NumberFormat>();

/** Integer paise as rupees in Indian grouping: 14999900 is "₹1,49,999". `decimals` 0 rounds to whole rupees. */
export function formatPaise(paise: number, decimals: 0 | 2 = 0): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format.format(paise / 100);
}

/** How much less `amount` is than `original`, in whole per cent; 0 when it is not less. */
export function percentOff(amount: number, original: number): number {
  return original > amount ? Math.round((1 - amount / original) * 100) : 0;
}
