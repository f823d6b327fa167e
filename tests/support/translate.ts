import type { Page } from '@playwright/test';

/**
 * Translates the page as browsers do: each text node is replaced by two nested `<font>` elements.
 * The other language is English in capitals. With `isLive`, text that appears later is translated,
 * too, as in Chrome; otherwise it is not, as after an interrupted translation.
 */
export const translate = (page: Page, { isLive = false } = {}) =>
  page.evaluate((live) => {
    const skipped = 'script, style, noscript, template, textarea, svg';
    // Set by script: the policy forbids the attribute `style`.
    const createFont = () => {
      const font = document.createElement('font' as string);
      font.style.verticalAlign = 'inherit';
      return font;
    };
    const translated = new WeakSet<Node>();
    const translateText = (text: Node) => {
      const isBlank = text.nodeValue?.trim() === '';
      if (isBlank || translated.has(text) || text.parentElement?.closest(skipped)) return;
      const [outer, inner] = [createFont(), createFont()];
      inner.textContent = text.nodeValue?.toUpperCase() ?? '';
      if (inner.firstChild) translated.add(inner.firstChild);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translateText(text);
    };
    translateWithin(document.body);
    if (!live) return;
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, isLive);
