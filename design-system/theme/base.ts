/**
 * Fonts, tokens and reset of every page. Import it once, before all other styles, because it also sets the order of the cascade
 * layers.
 */
import './fonts.css';
import './fallback-fonts.css';
import './base.css.ts';
