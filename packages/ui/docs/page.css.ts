import { globalStyle } from '@vanilla-extract/css';
import { type } from '../src/css/type.ts';

globalStyle('.sbdocs-h1', { ...type.display });
