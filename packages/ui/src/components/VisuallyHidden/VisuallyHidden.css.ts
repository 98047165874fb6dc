import { style } from '../../css/component.ts';
import { visuallyHidden } from '../../css/utilities.ts';

export const hidden = style(visuallyHidden);
