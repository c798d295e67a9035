import { render } from 'preact';
import '../styles/page.css';
import { AppProvider } from '../ui/context.js';
import { PageFrame } from '../ui/page-frame.js';
import { ConvertPage } from './convert-page.js';

const root = document.getElementById('root');
if (root) {
  render(
    <AppProvider page="convert">
      <PageFrame page="convert">
        <ConvertPage />
      </PageFrame>
    </AppProvider>,
    root,
  );
}
