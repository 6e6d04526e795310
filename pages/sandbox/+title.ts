export default 'Компоненты — Сутки'
